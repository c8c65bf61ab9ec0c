import { defineBinding } from '../../engine/action.ts';
import { loginAddress } from '../../session/login-address.ts';
import { token } from '../../session/session.ts';
import type { LoginProps } from './definition.ts';

/** The web login page; the link shows the address without the token, which is added at the click (decisions.md). */
export default defineBinding<LoginProps>((_, { runtime }) => ({
  href: loginAddress(undefined),
  run: () => runtime.open(loginAddress(token())),
}));
