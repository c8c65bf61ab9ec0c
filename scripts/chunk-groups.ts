/** Libraries of every first load, without the parts of them that long lists and forms bring along, in one chunk that a new version of the app leaves in the cache. */
const vendor =
  /\0unused |icons-react\/.*\/(createReactComponent|defaultAttributes)\.|node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core)|i18next|zod|big\.js|use-sync-external-store)\/(?!.*(infiniteQueryObserver|InfiniteQuery|mutationObserver|useMutation))/;
/** What nearly every screen is made of: the engine, the shell's pieces, and the plain kinds; a screen adds only what is its own. */
const app =
  /vite\/preload-helper|\/src\/(domain\/(decimal|money|conversions|countdown|parameter|screen-path|launch-parameter)|boot\/handoff|api|session|i18n\/(?!format\/(fixed|tick))|values|engine\/(?!IntroNode|preferences|field\.)|queries\/(query-client|failure|refetched-after|wallet-total|rate-field)\.ts|runtime\/(runtime|web)|actions\/(navigate|hide-amounts|open)|queries\/views\/define\.ts|ui\/(classes|fit|button|card|pressable|list-row|key-value|notice|pill|skeleton|spinner|stack|state|section-header|segmented\/(Track|SegmentedNav|Segmented\.module)|text-action|token-badge|marks|action-tile|hero-amount|split-bar|icon-button|page\/PageColumn)|blocks\/(summary|tabs|tiles|list\/(List|FirstRows|EntryRow|NoRows|RowSkeletons|bars|lines|page))|cells\/(countdown|date|number|plain|status|text|token))/;
/** The plain kinds that most other screens are made of. */
const plain =
  /\/src\/(ui\/(growing|progress|section-intro|table)|blocks\/(buttons|facts|menu|notice|prose|progress|table)|cells\/(address|age|difference|settlement))\//;
/** Icons of several screens. */
const icons = /icons-react\/.*\/icons\//;
/** Validators of answers that several operations give. */
const schemas = /\/generated\/api\/schemas\//;
/** What a form is made of, loaded with the first one. */
const form =
  /\/src\/(blocks\/form|fields|engine\/field\.|i18n\/format\/fixed|ui\/(field|dialog)|domain\/(address|amount-input)\.ts)/;

/** The chunks that several screens share, by what is in them; what comes first wins. All but `vendor` hold what at least so many chunks use. */
export const chunkGroups = [
  { name: 'vendor', test: vendor },
  { name: 'app', test: app, minShareCount: 2 },
  { name: 'plain', test: plain, minShareCount: 2 },
  { name: 'form', test: form, minShareCount: 2 },
  { name: 'icons', test: icons, minShareCount: 4 },
  { name: 'schemas', test: schemas, minShareCount: 4 },
] as const;
