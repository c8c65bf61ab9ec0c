import { configureGlobal } from 'fast-check';

const usualSeed = 20_261_120;

/** Property tests run the same cases each time; `PROPERTY_SEED` selects others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? usualSeed) });
