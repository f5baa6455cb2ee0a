// Sets the same clock and the same seed of property tests in every test process.
import './clock';
import './fixed-seed';
