import { IconReceipt } from '@tabler/icons-react';
import { Button, ButtonRow } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { HeroAmount } from '../hero-amount/HeroAmount.tsx';
import { KeyValue, KeyValueList, Stat, StatGroup } from '../key-value/KeyValue.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Notice } from '../notice/Notice.tsx';
import { PageColumn } from '../page/PageColumn.tsx';
import { Pill } from '../pill/Pill.tsx';
import { CountdownRing } from '../progress/CountdownRing.tsx';
import { ProgressBar } from '../progress/ProgressBar.tsx';
import { SectionHeader } from '../section-header/SectionHeader.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/Skeleton.tsx';
import { Stack } from '../stack/Stack.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { Toast } from '../toast/Toast.tsx';
import type { Words } from './words.ts';

function ignore(): void {
  // Nothing happens in the showcase.
}

/** Everything look.png does not show: levels, states, notices, toasts, the mark. */
export function StatesPage({ words }: { words: Words }) {
  return (
    <PageColumn hasNav={false}>
      <Stack direction="row">
        <Logo size={72} />
        <Logo size={40} />
        <Logo size={24} />
        <Logo size={16} />
        <CountdownRing remaining={0.7}>21:04</CountdownRing>
      </Stack>
      <Card variant="hero">
        <Stack direction="row" gap={2}>
          <span className="dimmed">{words.marketing}</span>
          <Pill tone="gold">Business · 3</Pill>
        </Stack>
        <HeroAmount integer="123,456,789,012" fraction=".12345678" unit="XAUT" />
        <StatGroup>
          <Stat label="XAUT" value="0.31250000" />
          <Stat label="PaxG" value="0.14871000" />
          <Stat label="Partner" value="14" />
        </StatGroup>
        <ButtonRow>
          <Button variant="quiet" size="md">
            {words.sell}
          </Button>
          <Button size="md">Link</Button>
          <Button variant="quiet" size="md">
            {words.actions[3]}
          </Button>
        </ButtonRow>
      </Card>
      <Card>
        <SectionHeader title="Business +">
          <span className="dimmed num">72%</span>
        </SectionHeader>
        <ProgressBar label="Business +" progress={0.72} />
        <StatGroup>
          <Stat label={words.available} value="+0.0042" />
          <Stat label={words.volume} value="−1.0000" />
        </StatGroup>
      </Card>
      <Card>
        <EmptyState
          icon={<IconReceipt />}
          title={words.empty}
          message={words.emptyText}
          action={
            <Button variant="outline" size="md" isWide={false}>
              {words.start}
            </Button>
          }
        />
      </Card>
      <Card>
        <ErrorState title={words.failed} message={words.failedText} retryLabel={words.retry} onRetry={ignore} />
      </Card>
      <Notice title={words.minimum}>{words.failedText}</Notice>
      <Notice tone="warn">{words.emptyText}</Notice>
      <Notice
        tone="negative"
        action={
          <Button size="sm" variant="outline" isWide={false}>
            {words.retry}
          </Button>
        }
      >
        {words.wrong}
      </Notice>
      <Notice tone="positive">{words.done}</Notice>
      <Stack direction="row">
        <Pill>{words.done}</Pill>
        <Pill tone="positive" hasDot>
          {words.done}
        </Pill>
        <Pill tone="negative" hasDot>
          {words.done}
        </Pill>
      </Stack>
      <Button isBusy>{words.start}</Button>
      <Button disabledReason={words.reason}>{words.start}</Button>
      <Button variant="outline">{words.retry}</Button>
      <Button variant="danger">{words.close}</Button>
      <Toast tone="positive" title={words.address} closeLabel={words.close} onClose={ignore} />
      <Toast tone="negative" title={words.failed} closeLabel={words.close} onClose={ignore} />
      <Card>
        <KeyValueList hasLines>
          <KeyValue label={words.available} value="1.00000000" />
          <KeyValue
            label={words.address}
            value={<span className="ltr">0x5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7</span>}
          />
        </KeyValueList>
      </Card>
      <Card>
        <SkeletonGroup label="Loading">
          <Stack>
            <Skeleton width="40%" />
            <Skeleton shape="block" height="46px" width="70%" />
            <Skeleton />
            <Skeleton shape="circle" />
          </Stack>
        </SkeletonGroup>
      </Card>
    </PageColumn>
  );
}
