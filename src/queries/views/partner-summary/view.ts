import { getRatesQueryOptions } from '../../../../generated/api/balance/balance.ts';
import { getPersonalPartnersQueryOptions } from '../../../../generated/api/mlm/mlm.ts';
import {
  getPartnerTotalProfitsQueryOptions,
  getPersonalVolumeQueryOptions,
} from '../../../../generated/api/partner/partner.ts';
import { values } from '../../../values/values.ts';
import { summaryOf } from '../../marketing.ts';
import { defineView } from '../define.ts';

export default defineView({
  queries: () => [
    getPersonalPartnersQueryOptions({ offset: 0, limit: values.app.pageSize }),
    getPersonalVolumeQueryOptions(),
    getPartnerTotalProfitsQueryOptions(),
    getRatesQueryOptions(),
  ],
  figures: ([, volumes, profits, rates], _, on) => summaryOf(on, volumes, profits, rates),
  derive: ([partners]) => ({ count: partners?.count, active: partners?.active }),
});
