import { getGetRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getGetPersonalPartnersQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import {
  getGetPartnerTotalProfitsQueryOptions,
  getGetPersonalVolumeQueryOptions,
} from '../../../../generated/api/partner/partner.ts';
import { values } from '../../../values/values.ts';
import { summaryOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [
    getGetPersonalPartnersQueryOptions({ offset: 0, limit: values.app.pageSize }),
    getGetPersonalVolumeQueryOptions(),
    getGetPartnerTotalProfitsQueryOptions(),
    getGetRatesQueryOptions(),
  ],
  derive: ([partners, volumes, profits, rates]) => ({
    ...summaryOf(volumes, profits, rates),
    count: partners?.count,
    active: partners?.active,
  }),
});
