import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json';
import { linter, setDiagnostics, lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { indentWithTab } from '@codemirror/commands';
import { basicSetup } from 'codemirror';
import { jsonCompletion, jsonSchemaHover, stateExtensions } from 'codemirror-json-schema';
import { useEffect, useRef } from 'react';

import type { ConfigFile, Problem } from '../answers.ts';
import { useApiMutation } from '../api.ts';
import { change } from '../edits/queue.ts';
import type { Schemas } from '../form/schema.ts';
import { bundledSchema } from './bundled-schema.ts';

/** Letters typed within this time are one change, ms. */
const pause = 300;

/** The JSON of a file, with completion and help from its schema, and the problems that the checker found. */
export function JsonEditor({
  file,
  schemas,
  problems,
}: {
  file: ConfigFile;
  schemas: Schemas;
  problems: readonly Problem[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const revision = useRef(file.revision);
  // Whether letters were typed that are not sent yet.
  const isTyping = useRef(false);
  const send = useApiMutation(async (text: string) => {
    const after = await change(file.name, { path: 'text', revision: revision.current, body: { text }, group: 'json' });
    const { current: made } = view;
    // What was changed elsewhere comes into the text, unless more was typed: then it comes with that.
    if (after.text !== text && (!made || made.state.doc.toString() !== text)) return;
    revision.current = after.revision;
    if (made && after.text !== text) take(made, after.text ?? '');
  });
  const { mutate } = send;
  const first = useRef(file.text ?? '');
  const firstSchema = useRef(bundledSchema(schemas, file.kind));
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    let timer = 0;
    const flush = (from: EditorView): void => {
      if (!isTyping.current) return;
      isTyping.current = false;
      mutate(from.state.doc.toString());
    };
    const made = new EditorView({
      parent,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          EditorView.cspNonce.of(document.documentElement.dataset['nonce'] ?? ''),
          basicSetup,
          keymap.of([indentWithTab]),
          json(),
          linter(jsonParseLinter()),
          lintGutter(),
          jsonLanguage.data.of({ autocomplete: jsonCompletion() }),
          hoverTooltip(jsonSchemaHover()),
          stateExtensions(firstSchema.current),
          EditorView.contentAttributes.of({ 'aria-label': 'JSON' }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged || update.transactions.some((transaction) => transaction.isUserEvent('take')))
              return;
            clearTimeout(timer);
            isTyping.current = true;
            timer = window.setTimeout(() => flush(update.view), pause);
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      clearTimeout(timer);
      flush(made);
      view.current = undefined;
      made.destroy();
    };
  }, [mutate]);
  useEffect(() => {
    const made = view.current;
    const text = file.text ?? '';
    if (!made || isTyping.current || send.isPending || revision.current === file.revision) return;
    revision.current = file.revision;
    take(made, text);
  }, [file, send.isPending]);
  useEffect(() => {
    const made = view.current;
    if (!made || file.text === undefined) return;
    const found = problems.flatMap(({ line, column, message, isWarning }) => {
      if (line > made.state.doc.lines) return [];
      const { from, to } = made.state.doc.line(line);
      const start = Math.min(from + column - 1, to);
      return [{ from: start, to, severity: isWarning ? ('warning' as const) : ('error' as const), message }];
    });
    made.dispatch(setDiagnostics(made.state, found));
  }, [problems, file.text]);
  return <div ref={place} data-json />;
}

/** Puts a text into the editor that was not typed there. */
function take(editor: EditorView, text: string): void {
  if (editor.state.doc.toString() === text) return;
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: 'take' });
}
