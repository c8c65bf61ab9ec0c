import { type ButtonNode, ButtonNodes } from '../../engine/ButtonNodes.tsx';
import { ButtonRow } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

/** That there is nothing to fill in, and the ways to more, side by side. */
export function NothingAvailable({ text, buttons }: { text: string; buttons: readonly ButtonNode[] }) {
  return (
    <Notice
      action={
        <ButtonRow>
          <ButtonNodes buttons={buttons} size="sm" />
        </ButtonRow>
      }
    >
      {text}
    </Notice>
  );
}
