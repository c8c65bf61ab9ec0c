import type { Locator, Request } from '@playwright/test';
import { keysOfRequests } from './booked.ts';
import { type SandboxUser, expect } from './fixtures.ts';
import { expectSoon, pressWhenEnabled } from './expect-soon.ts';
import { said } from './texts.ts';

/** The common part of the tests of forms that move money. */
export interface OrderForm {
  readonly operation: string;
  /** The operation of the history that shows the transfer. */
  readonly history: string;
  readonly path: string;
  /** The title of a refusal. */
  readonly failed: string;
  /** The text that says that nothing was moved. */
  readonly unmoved: string;
  /** The amount in {@link books} once the transfer is done. */
  readonly spent: string;
  readonly confirm: Locator;
  /** The button that sends an unconfirmed transfer again. */
  readonly sendAgain: Locator;
  /** The message about a submission. */
  readonly message: Locator;
  /** The requests to move money that the app has sent. */
  readonly posts: readonly Request[];
  /** Opens the screen. */
  open(): Promise<void>;
  /** Opens the screen from the one before it. */
  enter(): Promise<void>;
  /** Goes to the review step. */
  review(): Promise<void>;
  /** Expects that the input is still there. */
  expectKept(): Promise<void>;
  /** Expects that the app has left the form and says that the transfer is done. */
  expectDone(): Promise<void>;
  /** The amounts taken from the user for such transfers, oldest first. */
  books(sandbox: SandboxUser): Promise<string[]>;
}

/** Expects that the next confirmation succeeds and nothing is taken twice; `tries` requests were sent in total. */
export async function goesThrough(form: OrderForm, sandbox: SandboxUser, tries = 2): Promise<void> {
  await pressWhenEnabled(form.confirm);
  await form.expectDone();
  expect(form.posts).toHaveLength(tries);
  expect(await form.books(sandbox)).toEqual([form.spent]);
}

/** Confirms the transfer, whose answers are lost from now on, and expects that it shows as unconfirmed. */
export async function confirmWithoutAnswer(form: OrderForm, sandbox: SandboxUser): Promise<void> {
  await sandbox.fault({ operation: form.operation, kind: 'lost-answer' });
  await pressWhenEnabled(form.confirm);
  await expectDoubt(form);
}

/** Expects that the transfer shows as unconfirmed, neither as done nor as not sent, without a button to confirm. */
export async function expectDoubt(form: OrderForm): Promise<void> {
  await expectSoon(form.message.getByText(said('transfer.unconfirmed')));
  await expect(form.message).not.toContainText(said('failure.notSent'));
  await expect(form.confirm).toHaveCount(0);
}

/** Expects that without faults, sending again succeeds under the same key, and nothing is taken twice. */
export async function goesThroughAgain(form: OrderForm, sandbox: SandboxUser): Promise<void> {
  await sandbox.clearFaults();
  await form.sendAgain.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(2);
  expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(1);
  expect(await form.books(sandbox)).toEqual([form.spent]);
}
