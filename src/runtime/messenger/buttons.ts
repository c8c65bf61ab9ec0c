import type { FrameButton, Runtime } from '../port.ts';
import type { Bridge } from './bridge.ts';

/** The gold of the app's buttons (tokens.css), the same in both schemes. */
const gold = '#e2b252';
const ink = '#241803';

/** The buttons that the messenger shows around the app, if its version supports them. */
export function buttonsOf({ has, post, on }: Bridge): Pick<Runtime, 'mainButton' | 'backButton' | 'settingsButton'> {
  let main: FrameButton | undefined;
  const showMain = lastWord((button: FrameButton | undefined) =>
    post(
      'web_app_setup_main_button',
      button === undefined
        ? { is_visible: false }
        : {
            is_visible: true,
            is_active: !button.isBusy && !button.isDisabled,
            is_progress_visible: button.isBusy,
            text: button.label,
            color: gold,
            text_color: ink,
          },
    ),
  );
  on('main_button_pressed', () => {
    if (main && !main.isBusy && !main.isDisabled) main.onPress();
  });

  const back = pressable((isVisible) => post('web_app_setup_back_button', { is_visible: isVisible }));
  on('back_button_pressed', back.press);
  const settings = pressable((isVisible) => post('web_app_setup_settings_button', { is_visible: isVisible }));
  on('settings_button_pressed', settings.press);

  return {
    mainButton: (button) => {
      main = button;
      showMain(button);
    },
    ...(has('web_app_setup_back_button') && { backButton: back.show }),
    ...(has('web_app_setup_settings_button') && { settingsButton: settings.show }),
  };
}

/** A button without a label, visible while it has a press handler. */
function pressable(send: (isVisible: boolean) => void): {
  readonly press: () => void;
  readonly show: (onPress: (() => void) | undefined) => void;
} {
  let listener: (() => void) | undefined;
  const show = lastWord(send);
  return {
    press: () => listener?.(),
    show: (onPress) => {
      listener = onPress;
      show(onPress !== undefined);
    },
  };
}

/**
 * Batches state changes of the same tick, such as those of two steps: sends only the last one, and only if it changed.
 */
function lastWord<State>(send: (state: State) => void): (state: State) => void {
  let sent: string | undefined;
  let isWaiting = false;
  let last: State;
  return (state) => {
    last = state;
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      const text = JSON.stringify(last) ?? '';
      if (text === sent) return;
      sent = text;
      send(last);
    });
  };
}
