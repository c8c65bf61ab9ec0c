import type { CollisionDetection } from '@dnd-kit/core';

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
