/**
 * The path of the screen at an address; every screen is also available under /protected (docs/decisions/product.md).
 *
 * @example
 *   screenPath('/protected/wallet'); // '/wallet'
 */
export function screenPath(pathname: string): string {
  return pathname.replace(/^\/protected(?=\/)/, '');
}
