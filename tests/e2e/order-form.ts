import type { Locator, Request } from '@playwright/test';
import { keysOfRequests } from './books.ts';
import { type SandboxUser, expect } from './fixtures.ts';

/** A form that moves money, ready for its confirmation: what its tests have in common. */
export interface OrderForm {
  readonly operation: string;
  /** The operation of the history in which it shows. */
  readonly history: string;
  readonly path: string;
  /** The title of a refusal. */
  readonly failed: string;
  /** What the books hold once it went through, given by {@link books}. */
  readonly taken: string;
  readonly confirm: Locator;
  readonly checkAgain: Locator;
  /** What is said of a submission. */
  readonly told: Locator;
  /** The requests to move money that the app made. */
  readonly posts: readonly Request[];
  /** Opens the screen. */
  open(): Promise<void>;
  /** Enters the screen from the one that leads to it. */
  enter(): Promise<void>;
  /** Goes to the last look. */
  review(): Promise<void>;
  /** What was typed is still there. */
  expectKept(): Promise<void>;
  /** The app has left and says that it went through. */
  expectDone(): Promise<void>;
  /** What was taken from the user for this, oldest first. */
  books(sandbox: SandboxUser): Promise<string[]>;
}

/** The user's next try goes through under the key of the first, and nothing is taken twice; with it `tries` were sent. */
export async function goesThrough(form: OrderForm, sandbox: SandboxUser, tries = 2): Promise<void> {
  await form.confirm.click();
  await form.expectDone();
  expect(form.posts).toHaveLength(tries);
  expect(new Set(await keysOfRequests(sandbox, form.operation)).size).toBe(1);
  expect(await form.books(sandbox)).toEqual([form.taken]);
}
