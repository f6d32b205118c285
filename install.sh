#!/bin/sh
FROM=''
KEY=''
