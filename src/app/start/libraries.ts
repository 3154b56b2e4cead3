// @bundle libraries

// The packages of every first screen, which run before our own code and in a task of their own.
import 'react-dom/client';
import 'react-redux';
import 'react-router-dom';
import '@reduxjs/toolkit/query/react';
