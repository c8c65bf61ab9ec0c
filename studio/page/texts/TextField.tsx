import { ActionIcon, Textarea, type TextareaProps } from '@mantine/core';
import { IconSpace } from '@tabler/icons-react';
import { useRef } from 'react';

/** A non-breaking space, and what stands for it in the field, where it would look like any other space. */
const [space, mark] = ['\u00a0', '␣'];

/** A field for a text. A non-breaking space shows as a mark, is copied as itself, and has a button that puts it where the cursor is. */
export function TextField({
  value,
  onType,
  ...props
}: Omit<TextareaProps, 'value' | 'onChange' | 'ref' | 'rightSection'> & {
  value: string;
  onType: (text: string) => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const type = (shown: string): void => onType(shown.replaceAll(mark, space));
  return (
    <Textarea
      autosize
      minRows={1}
      {...props}
      ref={field}
      value={value.replaceAll(space, mark)}
      rightSection={
        <ActionIcon
          variant="subtle"
          size="sm"
          aria-label="Put in a non-breaking space"
          title="A non-breaking space keeps a number and its unit on one line; it shows as ␣"
          // The cursor stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            const input = field.current;
            if (!input) return;
            input.focus();
            input.setRangeText(mark, input.selectionStart, input.selectionEnd, 'end');
            type(input.value);
          }}
        >
          <IconSpace size={14} />
        </ActionIcon>
      }
      onChange={(event) => type(event.currentTarget.value)}
      onCopy={(event) => {
        const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
        event.clipboardData.setData('text/plain', shown.slice(selectionStart, selectionEnd).replaceAll(mark, space));
        event.preventDefault();
      }}
    />
  );
}
