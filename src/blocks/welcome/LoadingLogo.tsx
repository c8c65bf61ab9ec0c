import { VisuallyHidden } from '@mantine/core';

import { Logo } from '../../ui/logo/Logo.tsx';
import '../../ui/logo/loading.css';

/** The full-screen wait for the session: always dark, the mark with its light running, and the words for those who do not see it. */
export function LoadingLogo({ label }: { label: string }) {
  return (
    <div className="loading-screen" role="status">
      <Logo size={88} isAnimated />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
