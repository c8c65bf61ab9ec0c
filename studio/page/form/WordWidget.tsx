import type { WidgetProps } from '@rjsf/utils';

import { atOf } from './at.ts';
import { useEditor } from './editor-context.ts';
import { editsOfWord, isWordOfParameter, openWords, parameterOf } from './search-word.ts';
import { Chosen } from './widgets.tsx';

/** Chooses a word of a parameter by the text that names it; one that its lists lack is added there, too. */
export function WordWidget(widget: WidgetProps) {
  const { choices, file, name, edit } = useEditor();
  const path = atOf(widget.options)?.path ?? [];
  const parameter = parameterOf(file, path);
  const words = openWords(file, path, choices.words[parameter ?? ''] ?? []);
  const options = words.map(({ value, label, lacking }) => {
    const named = [choices.texts[label], value === '' ? 'empty: no word' : value].filter((part) => part !== undefined);
    const isNew = lacking.some((list) => list.file !== name || !isWordOfParameter(path));
    return { value, label: `${named.join(' — ')}${isNew ? ' (not offered yet: it is added)' : ''}` };
  });
  const take = (chosen: unknown): void => {
    const word = words.find(({ value }) => value === chosen);
    if (!word) {
      widget.onChange(chosen);
      return;
    }
    const { edits, also } = editsOfWord({ file, name, path }, word);
    void edit(edits, undefined, also);
  };
  return (
    <Chosen
      widget={{ ...widget, onChange: take }}
      options={options}
      nothing={
        parameter === undefined
          ? 'Choose the parameter first.'
          : `The parameter “${parameter}” has no other word: add one under Search.`
      }
      {...(isWordOfParameter(path) && { takes: (typed: string) => ({ value: typed, label: `The word “${typed}”` }) })}
    />
  );
}
