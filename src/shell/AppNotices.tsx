import { useTranslation } from 'react-i18next';

import { useIsBetween } from '../engine/now.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import type { AppNotice } from '../values/schema.ts';
import { values } from '../values/values.ts';

/** The notices of config/app.json for the screen at a path, each during its period. */
export default function AppNotices({ path }: { path: string }) {
  const shown = values.app.notices?.filter(({ screens }) => screens?.includes(path) ?? true) ?? [];
  return shown.map((notice, index) => <TimedNotice key={index} {...notice} />);
}

function TimedNotice({ tone = 'info', title, text, from, until }: AppNotice) {
  const isNow = useIsBetween(from, until);
  return (
    isNow && (
      <Notice tone={tone} title={title && <Words of={title} />}>
        <Words of={text} />
      </Notice>
    )
  );
}

/** An operator's text in the language of the page, else in English, marked as left to right. */
function Words({ of: words }: { of: Readonly<Record<string, string>> }) {
  const { language } = useTranslation().i18n;
  const text = words[language];
  return text === undefined ? (
    <span lang="en" dir="ltr">
      {words['en']}
    </span>
  ) : (
    text
  );
}
