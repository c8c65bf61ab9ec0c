/** Where the compiler finds the kinds of each slot, the views, the icons and the pictures, from the folder of the project. */
export const folders = {
  block: 'src/blocks',
  cell: 'src/cells',
  field: 'src/fields',
  action: 'src/actions',
  view: 'src/queries/views',
  picture: 'public/pictures',
  schema: 'generated/schemas',
  icon: 'node_modules/@tabler/icons-react/dist/esm/icons',
} as const;
