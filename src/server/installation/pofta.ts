console.log('pofta', process.argv.slice(2));
