import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json';
import { linter, setDiagnostics, lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { indentWithTab } from '@codemirror/commands';
import { basicSetup } from 'codemirror';
import { jsonCompletion, jsonSchemaHover, stateExtensions } from 'codemirror-json-schema';
import { useEffect, useRef } from 'react';

import type { ConfigFile, Problem } from '../answers.ts';
import { file as fileSchema } from '../answers.ts';
import { call, useSend } from '../api.ts';
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
  const send = useSend(async (text: string) => {
    const after = await call('text', fileSchema, {
      name: file.name,
      revision: revision.current,
      text,
      group: `json ${file.name}`,
    });
    revision.current = after.revision;
  });
  const { mutate } = send;
  const first = useRef(file.text ?? '');
  const firstSchema = useRef(bundledSchema(schemas, file.kind));
  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    let timer = 0;
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
            if (!update.docChanged || update.transactions.some((one) => one.isUserEvent('take'))) return;
            clearTimeout(timer);
            timer = window.setTimeout(() => mutate(update.state.doc.toString()), pause);
          }),
        ],
      }),
    });
    view.current = made;
    return () => {
      clearTimeout(timer);
      made.destroy();
    };
  }, [mutate]);
  useEffect(() => {
    const made = view.current;
    const text = file.text ?? '';
    if (!made || send.isPending || made.state.doc.toString() === text || revision.current === file.revision) return;
    revision.current = file.revision;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: text }, userEvent: 'take' });
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
