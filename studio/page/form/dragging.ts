import type { Announcements, CollisionDetection, UniqueIdentifier } from '@dnd-kit/core';

/** The entry whose upper or lower edge is nearest: the middle of an open one stays far from those below it. */
export const nearestEdge: CollisionDetection = ({
  collisionRect: { top, bottom },
  droppableContainers,
  droppableRects,
}) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id);
      const value = rect && Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - bottom));
      return value === undefined ? [] : [{ id: droppableContainer.id, data: { droppableContainer, value } }];
    })
    .toSorted((one, other) => one.data.value - other.data.value);

/** How an entry is moved by keyboard. */
export const screenReaderInstructions = {
  draggable: 'Press Space to pick it up, the arrow keys to move it, Space to drop it, Escape to leave it where it was.',
};

/** What a screen reader says of an entry that is moved: its name, and the name of what is at its new place. */
export function announcementsOf(ids: readonly string[], names: readonly string[]): Announcements {
  const nameOf = (id: UniqueIdentifier): string => names[ids.indexOf(String(id))] ?? '';
  const placeWords = (moved: UniqueIdentifier, over: UniqueIdentifier | undefined): string => {
    if (over === undefined) return 'nothing';
    const place = `place ${ids.indexOf(String(over)) + 1} of ${ids.length}`;
    return over === moved ? `its own place, ${place}` : `${nameOf(over)}, ${place}`;
  };
  return {
    onDragStart: ({ active: { id } }) => `${nameOf(id)} is picked up.`,
    onDragOver: ({ active: { id }, over }) => `${nameOf(id)} was moved over ${placeWords(id, over?.id)}.`,
    onDragEnd: ({ active: { id }, over }) => `${nameOf(id)} was dropped over ${placeWords(id, over?.id)}.`,
    onDragCancel: ({ active: { id } }) => `${nameOf(id)} stays where it was.`,
  };
}
