import { configureGlobal, readConfigureGlobal } from 'fast-check';

/** A mutant is run many times: fewer cases of each property, and the first that fails is enough. */
configureGlobal({ ...readConfigureGlobal(), numRuns: 40, endOnFailure: true });
