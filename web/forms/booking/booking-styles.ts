import './booking.css';
