import {
  IconArrowDown,
  IconArrowsExchange,
  IconArrowUp,
  IconBell,
  IconHome,
  IconInfoCircle,
  IconMap2,
  IconPlus,
  IconUser,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import { ActionTile, ActionTiles } from '../action-tile/ActionTile.tsx';
import { Button } from '../button/Button.tsx';
import { Card, CardFoot } from '../card/Card.tsx';
import { HeroAmount } from '../hero-amount/HeroAmount.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ListRow, RowList } from '../list-row/ListRow.tsx';
import { BottomNav } from '../page/BottomNav.tsx';
import { Breadcrumb } from '../page/Breadcrumb.tsx';
import { Header } from '../page/Header.tsx';
import { PageColumn } from '../page/PageColumn.tsx';
import { Pill } from '../pill/Pill.tsx';
import { SectionHeader } from '../section-header/SectionHeader.tsx';
import { SegmentedNav } from '../segmented/SegmentedNav.tsx';
import { SplitBar } from '../split-bar/SplitBar.tsx';
import { Stack } from '../stack/Stack.tsx';
import { TokenBadge } from '../token-badge/TokenBadge.tsx';
import type { Words } from './words.ts';

const ICONS = [
  <IconHome key="h" />,
  <IconWallet key="w" />,
  <IconUsersGroup key="u" />,
  <IconMap2 key="m" />,
  <IconInfoCircle key="i" />,
];

/** The bar of sections with one of them current. */
export function Sections({ words, current }: { words: Words; current: number }) {
  const items = words.sections.map((label, position) => ({
    key: label,
    label,
    icon: ICONS[position],
    link: <a href="#section" />,
    isCurrent: position === current,
  }));
  return <BottomNav label="Sections" items={items} isScrolled />;
}

/** The wallet as look.png shows it. */
export function WalletPage({ words }: { words: Words }) {
  const [receive, buy, sell, send] = words.actions;
  const [available, working, gift] = words.split;
  return (
    <>
      <Header
        actions={
          <>
            <IconButton label="News" icon={<IconBell />} />
            <IconButton label="Profile" icon={<IconUser />} link={<a href="#profile" />} />
          </>
        }
      >
        <Breadcrumb label="Path" items={[{ key: 'wallet', label: words.wallet }]} />
      </Header>
      <PageColumn>
        <SegmentedNav
          label="Token"
          items={[
            { key: 'xaut', label: 'Xaut', link: <a href="#xaut" />, isCurrent: true },
            { key: 'paxg', label: 'PaxG', link: <a href="#paxg" />, isCurrent: false },
          ]}
        />
        <Card variant="hero">
          <Stack direction="row" gap={2}>
            <span className="dimmed">{words.account}</span>
            <Pill tone="gold" hasDot>
              {words.working}
            </Pill>
          </Stack>
          <div>
            <HeroAmount lead="$" integer="12,480" fraction=".55" />
            <Stack direction="row" gap={1}>
              <span className="num ltr">3.02418890 XAUT</span>
              <span className="dimmed num ltr">1 XAUT = 4,127.00 USDT</span>
            </Stack>
          </div>
          <SplitBar
            parts={[
              { key: 'a', label: available, value: '1.87', share: 62, tone: 'gold' },
              { key: 'w', label: working, value: '0.90', share: 30, tone: 'soft' },
              { key: 'g', label: gift, value: '0.25', share: 8, tone: 'positive' },
            ]}
          />
          <Button>{words.start}</Button>
          <CardFoot>
            <ListRow as="div" title={words.accrual} subtitle="#48213" trailing="+0.00420000" trailingSub={words.done} />
          </CardFoot>
        </Card>
        <ActionTiles>
          <ActionTile icon={<IconArrowDown />} label={receive} link={<a href="#get" />} />
          <ActionTile icon={<IconPlus />} label={buy} link={<a href="#buy" />} />
          <ActionTile icon={<IconArrowsExchange />} label={sell} link={<a href="#sell" />} />
          <ActionTile icon={<IconArrowUp />} label={send} link={<a href="#send" />} />
        </ActionTiles>
        <Card labelledBy="deals">
          <SectionHeader id="deals" title={words.deals} link={<a href="#all" />} linkLabel={words.all} />
          <RowList>
            <ListRow
              leading={<TokenBadge text="XAU" />}
              title={words.accrual}
              subtitle={<span className="ltr">19.11.2026 18:22:10 · #48213</span>}
              trailing="+0.0042"
              trailingSub="0.35%"
              link={<a href="#entry" />}
            />
            <ListRow
              leading={<TokenBadge text="PAX" tone="rim" />}
              title={words.period}
              subtitle={<span className="ltr">07.11.2026 09:00:01 · #47110</span>}
              trailing="1,234,567.00000000"
              trailingSub={words.working}
            />
          </RowList>
        </Card>
      </PageColumn>
      <Sections words={words} current={1} />
    </>
  );
}
