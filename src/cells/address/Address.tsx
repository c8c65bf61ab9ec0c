import { shortAddress } from '../../domain/address-text.ts';
import { ResolvedValue } from '../../engine/resolved.tsx';
import { AddressGroups, GroupSkeletons } from '../../ui/address-groups/AddressGroups.tsx';
import type { AddressProps } from './definition.ts';

/** An address, left to right: shortened in lists, in full groups of four for transfers (docs/decisions/product.md). */
export default function AddressCell({ value, form }: AddressProps) {
  return (
    <ResolvedValue
      value={value}
      placeholder={form === 'groups' ? <GroupSkeletons /> : undefined}
      absent={<span className="ltr num">{shortAddress(undefined)}</span>}
      width="10ch"
    >
      {(resolved) => {
        const address = typeof resolved === 'string' ? resolved : '';
        return form === 'short' || address === '' ? (
          <span className="ltr num" translate="no">
            {shortAddress(address)}
          </span>
        ) : (
          <AddressGroups address={address} />
        );
      }}
    </ResolvedValue>
  );
}
