// The clock, and the values that properties are tried with, are the same in every process of tests.
import './clock';
import './fixed-seed';
