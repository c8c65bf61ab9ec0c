/**
 * The side of a messenger's web client in the protocol of mini-apps: every message is JSON `{ eventType, eventData }`.
 * What this client is like stands in the fragment of its address, as JSON.
 */
startClient(JSON.parse(decodeURIComponent(location.hash.slice(1))));

function startClient({ src, appOrigin, theme, safeArea, contentSafeArea, isMute, allow, sandbox, opensLinks }) {
  const sent = [];
  const element = (id) => document.getElementById(id);
  const frame = Object.assign(document.createElement('iframe'), { src, allow, title: 'App' });
  frame.setAttribute('sandbox', sandbox);
  document.body.insertBefore(frame, element('main'));

  const send = (eventType, eventData) => {
    frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), appOrigin);
  };
  const sendViewport = () => {
    const { width, height } = frame.getBoundingClientRect();
    send('viewport_changed', { width, height, is_expanded: true, is_state_stable: true });
  };
  const answers = {
    iframe_ready: () => send('set_custom_style', 'body { color: red !important }'),
    web_app_request_theme: () => send('theme_changed', { theme_params: theme }),
    web_app_request_viewport: sendViewport,
    web_app_request_safe_area: () => send('safe_area_changed', safeArea),
    web_app_request_content_safe_area: () => send('content_safe_area_changed', contentSafeArea),
  };
  const shows = {
    web_app_setup_back_button: ({ is_visible: isVisible }) => (element('back').hidden = !isVisible),
    web_app_setup_settings_button: ({ is_visible: isVisible }) => (element('settings').hidden = !isVisible),
    web_app_setup_main_button: (state) => {
      const main = element('main');
      main.hidden = !state.is_visible;
      if (!state.is_visible) return sendViewport();
      main.textContent = state.text;
      main.disabled = !state.is_active;
      main.setAttribute('aria-busy', String(Boolean(state.is_progress_visible)));
      Object.assign(main.style, { background: state.color, color: state.text_color });
      sendViewport();
    },
    web_app_open_link: ({ url }) => opensLinks && open(url, '_blank', 'noopener'),
    web_app_set_header_color: ({ color }) => {
      document.body.style.setProperty('--header', color);
      document.querySelector('header').style.colorScheme = isLight(color) ? 'light' : 'dark';
    },
  };
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== appOrigin || typeof data !== 'string') return;
    const { eventType, eventData } = JSON.parse(data);
    sent.push({ type: eventType, data: eventData });
    shows[eventType]?.(eventData);
    if (!isMute) answers[eventType]?.();
  });
  window.addEventListener('resize', sendViewport);
  element('back').addEventListener('click', () => send('back_button_pressed'));
  element('settings').addEventListener('click', () => send('settings_button_pressed'));
  element('main').addEventListener('click', () => send('main_button_pressed'));
  window.messenger = { sent, send };
}

/** Whether black text is readable on a color `#rrggbb`. */
function isLight(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 127;
}
