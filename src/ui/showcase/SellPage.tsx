import { IconArrowDown, IconChevronRight, IconHistory } from '@tabler/icons-react';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { SelectInput } from '../field/SelectInput.tsx';
import { TextInput } from '../field/TextInput.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { KeyValue, KeyValueList } from '../key-value/KeyValue.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { Breadcrumb } from '../page/Breadcrumb.tsx';
import { Header } from '../page/Header.tsx';
import { PageAction, PageColumn } from '../page/PageColumn.tsx';
import { SegmentedChoice } from '../segmented/SegmentedChoice.tsx';
import { SegmentedTabs } from '../segmented/SegmentedTabs.tsx';
import { TextAction } from '../text-action/TextAction.tsx';
import { TokenBadge } from '../token-badge/TokenBadge.tsx';
import type { Words } from './words.ts';

function ignore(): void {
  // Nothing happens in the showcase.
}

/** The sell step as look.png shows it, with every kind of field. */
export function SellPage({ words }: { words: Words }) {
  const [crypto, card] = words.methods;
  return (
    <>
      <Header isScrolled actions={<IconButton label="History" icon={<IconHistory />} />}>
        <Breadcrumb
          label="Path"
          items={[
            { key: 'wallet', label: words.wallet, link: <a href="#wallet" /> },
            { key: 'sell', label: words.sell },
          ]}
        />
      </Header>
      <PageColumn hasNav={false}>
        <SegmentedTabs
          label="Method"
          value="crypto"
          onChange={ignore}
          items={[
            { value: 'crypto', label: crypto },
            { value: 'card', label: card },
          ]}
        />
        <Card>
          <KeyValueList>
            <KeyValue label={words.rate} value={<span className="ltr">1 XAUT = 4,127.00 USDT</span>} tone="strong" />
            <KeyValue label={words.volume} value="0.90000000" />
            <KeyValue label={words.available} value={<span className="ltr">2.00000000 XAUT</span>} />
          </KeyValueList>
        </Card>
        <TextInput
          label={words.youSell}
          aside={<TextAction>Max</TextAction>}
          suffix="XAUT"
          kind="amount"
          value="0.500000"
          onChange={ignore}
        />
        <TextInput
          label={words.youGet}
          aside="12 s"
          suffix="USDT"
          kind="amount"
          value="123456789012345.12345678"
          onChange={ignore}
        />
        <SegmentedChoice
          label={words.network}
          value="trc20"
          onChange={ignore}
          items={[
            { value: 'trc20', label: 'TRC20' },
            { value: 'erc20', label: 'ERC20' },
            { value: 'ton', label: 'TON' },
          ]}
        />
        <TextInput
          label={words.address}
          hint={words.hint}
          kind="code"
          value=""
          placeholder="T…"
          onChange={ignore}
          aside={<IconArrowDown size={16} />}
        />
        <TextInput
          label={words.address}
          error={words.wrong}
          kind="code"
          value="0x52908400098527886E0F7030069857D2E4169EE7"
          onChange={ignore}
        />
        <SelectInput
          label={words.network}
          value="1"
          options={[{ value: '1', label: words.limits }]}
          onChange={ignore}
        />
        <Card variant="raised">
          <ListRow
            as="div"
            leading={<TokenBadge text="₮" />}
            title={words.minimum}
            subtitle={words.limits}
            end={<IconChevronRight className="flip-in-rtl" />}
            link={<a href="#limits" />}
          />
        </Card>
        <PageAction>
          <Button>{words.next}</Button>
        </PageAction>
      </PageColumn>
    </>
  );
}
