import { useTexts } from '../i18n/texts.ts';
import { SectionIntro } from '../ui/section-intro/SectionIntro.tsx';
import type { Message } from './definition/reference.ts';
import { useMessage } from './resolved.tsx';

/** An intro of config. */
interface IntroProps {
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly text?: Message | undefined;
}

/** How a part of a long page begins; `id` names the part by its heading. */
export function IntroNode({ id, intro, size }: { id: string; intro: IntroProps; size?: 'normal' | 'large' }) {
  const { text } = useTexts();
  const message = useMessage();
  return (
    <SectionIntro
      id={id}
      title={text(intro.title)}
      eyebrow={intro.eyebrow && text(intro.eyebrow)}
      text={intro.text && message(intro.text)}
      size={size}
    />
  );
}
