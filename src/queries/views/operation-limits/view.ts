import { networkOperations } from '../../../domain/openings.ts';
import { limitsOf } from '../../../values/limits.ts';
import { values } from '../../../values/values.ts';
import { defineView } from '../define.ts';
import type definition from './definition.ts';

/** Read only from config/limits.json; a maximum that it does not set is null, as it is not unknown. */
export default defineView<typeof definition>({
  derive: (_, { operation, token, network }) => {
    const name = networkOperations.find((one) => one === operation);
    if (!name) return {};
    const { minimum, maximum } = limitsOf(values.limits, {
      operation: name,
      token: String(token),
      network: String(network),
    });
    return {
      minimum: minimum.token,
      minimumUsdt: minimum.usdt,
      maximum: maximum.token ?? null,
      maximumUsdt: maximum.usdt ?? null,
    };
  },
});
