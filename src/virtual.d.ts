declare module 'virtual:config/routes' {
  const routes: readonly (
    | import('engine/runtime/screen-route.ts').ScreenRoute
    | import('engine/runtime/screen-route.ts').RedirectRoute
  )[];
  export default routes;
}
declare module 'virtual:config/navigation' {
  const items: readonly {
    readonly to: string;
    readonly icon: import('engine/runtime/screen-model.ts').Icon;
    readonly label: import('../generated/words/words.ts').TextKey;
    /** Sections without a link of their own that belong to it. */
    readonly also: readonly string[];
  }[];
  export default items;
}
declare module 'virtual:config/outcomes' {
  const lists: readonly import('./outcomes/watched-list.ts').WatchedList[];
  export default lists;
}
declare module 'virtual:config/values' {
  const values: import('./values/schema.ts').Values;
  export default values;
}
declare module 'virtual:config/values-shape' {
  const shape: import('./values/shape.ts').Shape;
  export default shape;
}
declare module 'virtual:config/business' {
  const business: import('./values/business-schema.ts').Business;
  export default business;
}
declare module 'virtual:config/boot-table' {
  const table: import('./boot/table.ts').BootTable;
  export default table;
}
declare module 'virtual:config/locale/en' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
declare module 'virtual:config/form/*' {
  const form: import('engine/runtime/screen-model.ts').FormModule;
  export default form;
}
declare module 'virtual:config/shell' {
  /** A hash over the build. */
  export const version: string;
  /** The address of the boot script: the page of this build names it. */
  export const entry: string;
  /** The addresses of the code and styles that every screen needs. */
  export const first: readonly string[];
  /** The addresses of all code and styles, those of most screens first. */
  export const files: readonly string[];
}
