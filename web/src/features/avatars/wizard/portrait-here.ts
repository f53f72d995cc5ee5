/** Drawing on the page's own thread: only where no worker starts. */
export { portrait } from '@cafune/portrait';
