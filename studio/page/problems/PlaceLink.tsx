import { Anchor } from '@mantine/core';

import { placeOfProblem } from './problem-words.ts';

/** A link to a place in a form, with the words for that place. */
export function PlaceLink({
  place,
  onOpen,
}: {
  place: Parameters<typeof placeOfProblem>[0];
  onOpen: (file: string, pointer: string) => void;
}) {
  return (
    <Anchor
      component="button"
      c="inherit"
      underline="always"
      type="button"
      size="sm"
      ta="start"
      onClick={() => onOpen(place.file, place.pointer)}
    >
      {placeOfProblem(place)}
    </Anchor>
  );
}
