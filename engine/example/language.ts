import { registerLanguage } from 'engine/schema/language.ts';

registerLanguage({
  folders: {
    block: 'kinds/block',
    cell: 'kinds/cell',
    field: 'kinds/field',
    action: 'kinds/action',
    view: 'kinds/view',
    icon: 'icons',
  },
});
