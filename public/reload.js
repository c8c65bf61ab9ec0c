// For a page whose assets cannot be reached, so outside /assets/. Shows the message of index.html even if the browser still
// waits for them, and makes its link a reload: a link loses the fragment of the address, and with it the launch data of
// the messenger.
setTimeout(() => document.getElementById('late')?.setAttribute('visibility', 'visible'), 3000 - performance.now());
addEventListener('click', (event) => {
  if (!event.target.closest?.('#late a')) return;
  event.preventDefault();
  location.reload();
});
