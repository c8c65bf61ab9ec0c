import { recordOf } from 'engine/record.ts';
import { plainProduct } from 'engine/runtime/plain-product.ts';
import type { Product } from 'engine/runtime/scope.ts';

declare module 'engine/runtime/action.ts' {
  interface BoundAction {
    readonly href: string;
  }
}

/** What the engine's run time needs of this app: how a page of a list is read. */
export const product: Product = {
  ...plainProduct,
  pages: {
    size: 20,
    read: (answer) => {
      const { result, total } = recordOf(answer);
      return { entries: Array.isArray(result) ? result : [], total: Number(total) };
    },
  },
};
