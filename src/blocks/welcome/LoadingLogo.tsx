import { VisuallyHidden } from '@mantine/core';

import { Logo } from '../../ui/logo/Logo.tsx';
import '../../ui/logo/loading.css';

/** The full-screen loading state of the session: always dark, with the animated logo and a text for screen readers. */
export function LoadingLogo({ label }: { label: string }) {
  return (
    <div className="loading-screen" role="status">
      <Logo size={88} isAnimated />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
