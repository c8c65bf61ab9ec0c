import { defineBinding } from 'engine/runtime/action.ts';
import { loginAddress } from '../../session/login-address.ts';
import { token } from '../../session/session.ts';
import type { LoginProps } from './definition.ts';

/** A link to the web login page. The access token is not in the `href`; it is added on click (docs/security.md). */
export default defineBinding<LoginProps>((_, { runtime }) => ({
  href: loginAddress(undefined),
  run: () => runtime.open(loginAddress(token())),
}));
