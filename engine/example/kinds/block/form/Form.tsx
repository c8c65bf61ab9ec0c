import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { CellView } from 'engine/runtime/CellView.tsx';
import { useScopeWithData } from 'engine/runtime/data.ts';
import { ScopeProvider, useScope, valuesOf } from 'engine/runtime/scope.ts';

import { textOf } from '../../../app/texts.ts';
import type { FormProps } from './definition.ts';

export default function Form({ form: load, with: parameters }: FormProps) {
  const { default: form } = useSuspenseQuery({ queryKey: ['form', String(load)], queryFn: load }).data;
  const outer = useScope();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [place, setPlace] = useState(0);
  const [isTried, setIsTried] = useState(false);
  const values = useMemo(() => valuesOf(parameters, outer), [parameters, outer]);
  const filled = useScopeWithData(outer, 'parameter', form.parameters, values, form.data);
  const scope = { ...filled, roots: { ...filled.roots, form: typed } };
  const { submit } = form;
  const post = useMutation({
    mutationFn: async () => {
      if (!submit || !('post' in submit)) return;
      await submit.post({ path: {}, body: valuesOf(submit.body, scope), headers: {} });
    },
    onSuccess: () => client.invalidateQueries(),
  });
  const errorOf = (name: string): string | undefined => {
    const { required } = form.fields[name]?.props ?? {};
    return required !== undefined && (typed[name] ?? '').trim() === '' ? textOf(required) : undefined;
  };
  const step = form.steps[place];
  if (post.isSuccess || !step || 'show' in step) return <p role="status">{textOf(form.done.title ?? form.label)}</p>;
  const names = 'fields' in step ? step.fields : [];
  return (
    <ScopeProvider value={scope}>
      <form
        aria-label={textOf(form.label)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (place === form.steps.length - 1) post.mutate();
          else if (names.every((name) => errorOf(name) === undefined)) setPlace(place + 1);
        }}
      >
        {names.map((name) => {
          const node = form.fields[name];
          return (
            node && (
              <node.kind.Input
                key={name}
                id={name}
                name={name}
                text={typed[name] ?? ''}
                props={node.props}
                error={isTried ? errorOf(name) : undefined}
                isDisabled={false}
                onBlur={() => undefined}
                onChange={(text) => setTyped({ ...typed, [name]: text })}
              />
            )
          );
        })}
        {'review' in step &&
          step.review.map(({ label, value }) => (
            <p key={label}>
              {textOf(label)}: <CellView node={value} />
            </p>
          ))}
        {post.isError && submit && <p role="alert">{textOf(submit.failed)}</p>}
        <button disabled={post.isPending}>{step.submit && textOf(step.submit)}</button>
      </form>
    </ScopeProvider>
  );
}
