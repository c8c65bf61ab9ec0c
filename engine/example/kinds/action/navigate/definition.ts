import { checked } from 'engine/schema/check.ts';
import type { PropsOf } from 'engine/schema/import-mark.ts';
import { defineKind } from 'engine/schema/kind.ts';
import { parameterFaults, parameters, route } from 'engine/schema/reference.ts';
import { z } from 'zod';

const props = checked(z.strictObject({ to: route, search: parameters.default({}) }), ({ to, search }, scope) =>
  parameterFaults(scope, 'route', to, 'search', search),
);
export type NavigateProps = PropsOf<typeof props>;

export default defineKind({ description: 'Goes to a screen', props, example: { to: '/' } });
