import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../generated/words/words.ts';
import { SectionIntro } from '../ui/section-intro/SectionIntro.tsx';
import type { Message } from './definition/reference.ts';
import { useMessage } from './resolved.tsx';

/** An intro of config. */
interface IntroProps {
  readonly eyebrow?: TextKey | undefined;
  readonly title: TextKey;
  readonly text?: Message | undefined;
}

/** How a part of a long page begins; `id` names the part by its heading. */
export function IntroNode({ id, intro, size }: { id: string; intro: IntroProps; size?: 'normal' | 'large' }) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <SectionIntro
      id={id}
      title={t(intro.title)}
      eyebrow={intro.eyebrow && t(intro.eyebrow)}
      text={intro.text && message(intro.text)}
      size={size}
    />
  );
}
