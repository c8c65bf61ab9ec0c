import { configureGlobal } from 'fast-check';

const usualSeed = 20_261_120;

/** Properties run the same cases each time; `PROPERTY_SEED` chooses others. */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? usualSeed) });
