import * as z from 'zod/mini';

/** What the preview tells Studio. */
export const messageFromPreview = z.discriminatedUnion('studio', [
  /** `isAnew` where the page has just started or gone to another screen. */
  z.object({ studio: z.literal('shown'), path: z.string(), version: z.number(), isAnew: z.boolean() }),
  z.object({ studio: z.literal('tapped'), places: z.array(z.string()) }),
  z.object({ studio: z.literal('checked'), problems: z.array(z.string()) }),
  z.object({ studio: z.literal('key'), key: z.string() }),
]);
/** A message of the preview. */
export type MessageFromPreview = z.output<typeof messageFromPreview>;

/** What Studio tells the preview. */
export const messageToPreview = z.discriminatedUnion('studio', [
  z.object({ studio: z.literal('outline'), place: z.optional(z.string()) }),
  z.object({ studio: z.literal('mode'), selects: z.boolean() }),
  z.object({ studio: z.literal('open'), path: z.string() }),
]);
/** A message to the preview. */
export type MessageToPreview = z.output<typeof messageToPreview>;
