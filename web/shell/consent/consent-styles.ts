import './consent.css';
