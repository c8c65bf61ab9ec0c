import { cloneElement } from 'react';
import type { AriaAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';

interface LinkSlot extends AriaAttributes {
  className?: string | undefined;
  children?: ReactNode;
}

/** A link without content, such as `<Link to="/wallet" />` or `<a href="…" />`: a primitive gives it class and content. */
export type LinkElement = ReactElement<LinkSlot>;

/** What a tap does: `link` makes it a link, otherwise it is a button that calls `onPress`. */
export interface Press {
  link?: LinkElement | undefined;
  onPress?: (() => void) | undefined;
}

interface PressableProps extends Press, AriaAttributes {
  className: string | undefined;
  children: ReactNode;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The bare thing to tap behind every tappable primitive; unstyled. A disabled link becomes a disabled button. */
export function Pressable({ link, onPress, className, children, isDisabled, ref, ...aria }: PressableProps) {
  if (link !== undefined && isDisabled !== true) {
    return cloneElement(link, { ...aria, className: classes(className, link.props.className) }, children);
  }
  return (
    <button type="button" ref={ref} className={className} disabled={isDisabled} onClick={onPress} {...aria}>
      {children}
    </button>
  );
}
