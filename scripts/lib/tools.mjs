// Before commands that drive a browser, measure or check: installs their packages, which `npm start` leaves out.
import { installIfChanged } from './install.mjs';

installIfChanged({ withTools: true });
