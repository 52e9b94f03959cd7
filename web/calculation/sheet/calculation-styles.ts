import './sheet.css';
import './request.css';
import './print.css';
